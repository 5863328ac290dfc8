import { useIntl } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { useShop } from '../kit/app-context.ts'
import { SectionLinks } from './look.tsx'

/** The asset whose buttons are the sections of customer care. */
export const SECTIONS_ASSET = 'customer-care-sections'

export type Sections = NonNullable<ContentAsset['buttons']>

/** The sections, if the shown page is customer care or one of them. */
export function useCareSections(sections: Sections): Sections {
  const href = useHref()
  const { path } = useShop()
  const own = href(path)
  const isCare = path.startsWith(routes.customerCare.path)
  return isCare || sections.some((section) => section.href === own) ? sections : []
}

export function CareSections({ sections }: { sections: Sections }) {
  const intl = useIntl()
  const href = useHref()
  const own = href(useShop().path)
  return (
    <SectionLinks aria-label={intl.formatMessage({ id: 'care.sections' })}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={section.href} aria-current={section.href === own ? 'page' : undefined}>
              {section.text}
            </a>
          </li>
        ))}
      </ul>
    </SectionLinks>
  )
}
