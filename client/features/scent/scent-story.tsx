import { FormattedMessage } from 'react-intl'

import type { Product } from '#shared/product/product.ts'
import type { ScentCompany } from '#shared/product/scent.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { useHref } from '../../app/link.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Relatives, ScentBox, ScentForms } from '../../ui/product/scent.tsx'
import { Heading } from '../../ui/text.tsx'
import { CandleToLight } from './candle-to-light.tsx'
import { NotePyramid } from './note-pyramid.tsx'
import { scentQuery } from './scent-query.ts'

type Scented = Pick<Product, 'scent' | 'fragranceName' | 'name' | 'pictures' | 'unlit'>

/** What a fragrance smells like, from the first breath to the last, and what goes with it. */
export function ScentStory({ product }: { product: Scented }) {
  const { scent, fragranceName, name, unlit } = product
  const [lit] = product.pictures
  const catalog = useCatalog()
  if (!scent) return null
  return (
    <ScentBox aria-labelledby={HEADING_ID}>
      <div className="unfolds">
        <div>
          <div className="head">
            <Heading id={HEADING_ID}>
              <FormattedMessage id="scent.heading" />
            </Heading>
            <p className="family">{fragranceName ?? name}</p>
          </div>
          <NotePyramid scent={scent} />
        </div>
        {unlit && lit && <CandleToLight unlit={unlit} lit={lit} />}
      </div>
      <Deferred query={scentQuery(catalog, scent)} fallback={null}>
        {(company) => <Company company={company} />}
      </Deferred>
    </ScentBox>
  )
}

const HEADING_ID = 'scent'

function Company({ company }: { company: ScentCompany }) {
  const { forms, relatives, familyName } = company
  return (
    <>
      {forms.length > 0 && (
        <div>
          <Heading as="h3" size="heading">
            <FormattedMessage id="scent.forms" />
          </Heading>
          <ServerMarkup as={ScentForms} data={['forms', forms]}>
            {() =>
              forms.map((form) => (
                <li key={form.id}>
                  <ProductLink product={form} text={form.form} />
                </li>
              ))
            }
          </ServerMarkup>
        </div>
      )}
      {relatives.length > 0 && (
        <div>
          <Heading as="h3" size="heading">
            {familyName ? (
              <FormattedMessage
                tagName="span"
                id="scent.relativesOf"
                values={{ family: familyName }}
              />
            ) : (
              <FormattedMessage tagName="span" id="scent.relatives" />
            )}
          </Heading>
          <ServerMarkup as={Relatives} data={['relatives', relatives]}>
            {() => relatives.map((relative) => <Relative key={relative.id} relative={relative} />)}
          </ServerMarkup>
        </div>
      )}
    </>
  )
}

type Linked = Pick<ScentCompany['forms'][number], 'path' | 'picture'>

/** The picture is decorative: the text beside it says what it shows. */
function Small({ picture }: Pick<Linked, 'picture'>) {
  if (!picture) return <span className="none" />
  return <img loading="lazy" src={picture.link} alt="" width={800} height={1000} />
}

function ProductLink({ product, text }: { product: Linked; text: string }) {
  const href = useHref()
  return (
    <a href={href(product.path)}>
      <Small picture={product.picture} />
      <span>{text}</span>
    </a>
  )
}

function Relative({ relative }: { relative: ScentCompany['relatives'][number] }) {
  const href = useHref()
  const { path, picture, name, notes } = relative
  return (
    <li>
      <Small picture={picture} />
      <div>
        <a href={href(path)}>{name}</a>
        {notes.length > 0 && <p className="notes">{notes.join(', ')}</p>}
      </div>
    </li>
  )
}
