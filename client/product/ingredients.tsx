import { FormattedMessage } from 'react-intl'

import type { Ingredients } from '#shared/product/product-extras.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Deferred } from '../kit/deferred.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Prose } from '../ui/text.tsx'
import { ingredientsQuery } from './extras-queries.ts'

/** The ingredient record of the product. Without one there is no such section. */
export function IngredientsDetail({ upc }: { upc: string }) {
  const catalog = useCatalog()
  return (
    <Deferred query={ingredientsQuery(catalog, upc)} fallback={null}>
      {(record) =>
        record && (
          <Disclosure>
            <summary>
              <FormattedMessage id="product.ingredients" />
            </summary>
            <div className="inside">
              <IngredientText record={record} />
            </div>
          </Disclosure>
        )
      }
    </Deferred>
  )
}

function IngredientText({ record }: { record: Ingredients }) {
  const { description, designated, safetySheet, labelNumber } = record
  return (
    <Prose>
      {description && <p>{description}</p>}
      {designated.length > 0 && (
        <>
          <p>
            <FormattedMessage id="product.designated" />
          </p>
          <ul>
            {designated.map(({ name, href }) => (
              <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
            ))}
          </ul>
        </>
      )}
      {safetySheet && (
        <p>
          <a href={safetySheet}>
            <FormattedMessage id="product.safetySheet" />
          </a>
        </p>
      )}
      {labelNumber && (
        <p>
          <FormattedMessage
            tagName="span"
            id="product.labelNumber"
            values={{ number: labelNumber }}
          />
        </p>
      )}
    </Prose>
  )
}
