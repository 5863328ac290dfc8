import { FormattedMessage } from 'react-intl'

import { useCatalog } from '#client/kit/app-context.ts'
import { Deferred } from '#client/kit/deferred.tsx'
import { actionProps } from '#client/kit/document-actions.ts'
import { useHref } from '#client/kit/link.ts'
import { ServerMarkup } from '#client/kit/server-markup.tsx'
import type { PlacePart, Places } from '#client/slots/places.ts'
import { shopDataQuery } from '#client/slots/shop-data-query.ts'
import { Button } from '#client/ui/button.tsx'
import { Heading } from '#client/ui/text.tsx'
import type { Catalog } from '#shared/catalog.ts'
import type { Picture } from '#shared/media/picture.ts'

import type { Scent, ScentCompany } from '../scent.ts'
import { Candle, Pyramid, Relatives, ScentBox, ScentForms } from './look-product.tsx'

/** How a scent unfolds. */
export const productStory: PlacePart<'productStory'> = {
  async load({ catalog, queryClient }, { product: { attributes } }) {
    if (attributes.scent) await queryClient.query(companyQuery(catalog, attributes.scent))
  },
  Component: ScentStory,
}

const companyQuery = (catalog: Catalog, { fragrance, family, form }: Scent) =>
  shopDataQuery(catalog, 'scents', { fragrance, family, form })

/** The notes of a fragrance from first to last, and matching products. */
function ScentStory({ product }: Places['productStory']) {
  const { heading, name } = product
  const { scent, unlit } = product.attributes
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
            <p className="family">{heading ?? name}</p>
          </div>
          <NotePyramid scent={scent} />
        </div>
        {unlit && lit && <CandleToLight unlit={unlit} lit={lit} />}
      </div>
      <Deferred query={companyQuery(catalog, scent)} fallback={null}>
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

/** The picture is decorative: the text beside it has the same content. */
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

interface CandleToLightProps {
  unlit: Picture
  lit: Picture
}

/** The product's own picture, which burns until the shopper puts it out. */
const CandleToLight = ({ unlit, lit }: CandleToLightProps) => (
  <Candle>
    <div className="stage">
      <img loading="lazy" src={unlit.link} alt="" width={800} height={1000} />
      <img className="lit" loading="lazy" src={lit.link} alt="" width={800} height={1000} />
    </div>
    <Button type="button" {...actionProps('lightCandle')}>
      <span className="light">
        <FormattedMessage id="scent.light" />
      </span>
      <span className="put-out">
        <FormattedMessage id="scent.putOut" />
      </span>
    </Button>
  </Candle>
)

/** The slices of one pyramid, in a square of 100 that is as wide and as high as its tier. */
const TIERS = [
  { id: 'top', slice: 'M50 2 66 100H34Z', title: 'scent.top', when: 'scent.topText' },
  { id: 'heart', slice: 'M34 0H66L82 100H18Z', title: 'scent.heart', when: 'scent.heartText' },
  { id: 'base', slice: 'M18 0H82L98 98H2Z', title: 'scent.base', when: 'scent.baseText' },
] as const

const FAMILIES = ['citrus', 'woods', 'floral', 'spice', 'sea', 'gourmand'] as const

/** The notes as a pyramid. The drawing is decorative; each tier is a list. */
function NotePyramid({ scent: { family, notes } }: { scent: Scent }) {
  const known = FAMILIES.find((each) => each === family) ?? 'woods'
  return (
    <ServerMarkup as={Pyramid} family={known} data={['pyramid', notes]}>
      {() =>
        TIERS.filter(({ id }) => notes[id].length > 0).map(({ id, slice, title, when }) => (
          <li key={id} data-tier={id}>
            <svg
              className="slice"
              aria-hidden="true"
              focusable="false"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
            >
              <path d={slice} />
            </svg>
            <div className="words">
              <p className="tier">
                <FormattedMessage tagName="span" id={title} />
              </p>
              <ul className="notes">
                {notes[id].map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
              <p className="when">
                <FormattedMessage tagName="span" id={when} />
              </p>
            </div>
          </li>
        ))
      }
    </ServerMarkup>
  )
}
