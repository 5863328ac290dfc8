import { FormattedMessage, useIntl } from 'react-intl'

import { ASSET_FIELDS, type AssetField, type FieldKind } from '#shared/content/asset-fields.ts'

import { Disclosure } from '../../ui/disclosure.tsx'
import { Text } from '../../ui/text.tsx'
import { FieldTable } from '../look.tsx'
import { fieldsFor } from './asset-fields.ts'
import type { GalleryModule } from './gallery-modules.ts'

/** How many assets a module shows, and which fields editors fill for each of them. */
export function ModuleBounds({ module, fields }: Pick<GalleryModule, 'module' | 'fields'>) {
  const intl = useIntl()
  const { most, needs = [] } = module
  const needed = fieldsFor(needs.filter((part) => part !== 'id'))
  const anyOf = new Intl.ListFormat(intl.locale, { type: 'disjunction' })
  return (
    <>
      <Text tone="quiet" size="small" measured>
        {most !== undefined && (
          <FormattedMessage tagName="span" id="styleGuide.atMost" values={{ count: most }} />
        )}
        {most === undefined && needed.length > 0 && (
          <FormattedMessage tagName="span" id="styleGuide.anyNumber" />
        )}{' '}
        {needed.length > 0 && (
          <FormattedMessage
            tagName="span"
            id="styleGuide.needs"
            values={{ fields: anyOf.format(needed) }}
          />
        )}
      </Text>
      {fields.length > 0 && (
        <Disclosure>
          <summary>
            <FormattedMessage
              tagName="span"
              id="styleGuide.fieldCount"
              values={{ count: fields.length }}
            />
          </summary>
          <div className="inside">
            <Fields fields={fields} needed={needed} />
          </div>
        </Disclosure>
      )}
    </>
  )
}

interface FieldsProps {
  fields: readonly AssetField[]
  /** An asset needs one of them. */
  needed: readonly AssetField[]
}

function Fields({ fields, needed }: FieldsProps) {
  const requirement = needed.length === 1 ? 'styleGuide.required' : 'styleGuide.oneRequired'
  return (
    <FieldTable>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage tagName="span" id="styleGuide.fieldName" />
          </th>
          <th scope="col">
            <FormattedMessage tagName="span" id="styleGuide.fieldKind" />
          </th>
          <th scope="col">
            <FormattedMessage tagName="span" id="styleGuide.fieldRequired" />
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">
              <code translate="no">{field}</code>
            </th>
            <td>
              <Kind kind={ASSET_FIELDS[field].kind} />
            </td>
            <td>
              <FormattedMessage
                tagName="span"
                id={needed.includes(field) ? requirement : 'styleGuide.optional'}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </FieldTable>
  )
}

function Kind({ kind }: { kind: FieldKind }) {
  if (typeof kind === 'string') return <FormattedMessage tagName="span" id={KINDS[kind]} />
  return (
    <FormattedMessage
      tagName="span"
      id="styleGuide.kindChoice"
      values={{ values: kind.join(', ') }}
    />
  )
}

const KINDS = {
  line: 'styleGuide.kindLine',
  paragraph: 'styleGuide.kindParagraph',
  markup: 'styleGuide.kindMarkup',
  image: 'styleGuide.kindImage',
  link: 'styleGuide.kindLink',
  color: 'styleGuide.kindColor',
  names: 'styleGuide.kindNames',
  count: 'styleGuide.kindCount',
  flag: 'styleGuide.kindFlag',
  category: 'styleGuide.kindCategory',
  json: 'styleGuide.kindJson',
} as const satisfies Record<Extract<FieldKind, string>, string>
