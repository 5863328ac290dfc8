import { FormattedMessage } from 'react-intl'

import type { Scent } from '#shared/product/scent.ts'

import { ServerMarkup } from '../../app/server-markup.tsx'
import { Pyramid } from '../../ui/product/scent.tsx'

/** The slices of one pyramid, in a square of 100 that is as wide and as high as its tier. */
const TIERS = [
  { id: 'top', slice: 'M50 2 66 100H34Z', title: 'scent.top', when: 'scent.topText' },
  { id: 'heart', slice: 'M34 0H66L82 100H18Z', title: 'scent.heart', when: 'scent.heartText' },
  { id: 'base', slice: 'M18 0H82L98 98H2Z', title: 'scent.base', when: 'scent.baseText' },
] as const

const FAMILIES = ['citrus', 'woods', 'floral', 'spice', 'sea', 'gourmand'] as const

/** The notes as a pyramid. What is drawn is decorative; each tier is a list. */
export function NotePyramid({ scent: { family, notes } }: { scent: Scent }) {
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
