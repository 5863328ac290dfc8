import type { ModuleProps } from '#client/content/modules/module.ts'
import { defineShopModule } from '#client/content/modules/shop-module.ts'
import { Html } from '#client/kit/html.tsx'
import { lazyCode } from '#client/kit/lazy-code.ts'
import { Page, Section } from '#client/ui/layout.tsx'
import { Eyebrow, Heading, Prose } from '#client/ui/text.tsx'

import { Ledger } from './look.tsx'

const guide = lazyCode(async () => (await import('./guide.ts')).makersGuide)

/** The mills and workshops behind the clothes, side by side. */
export const makersModule = defineShopModule({
  most: 4,
  needs: ['heading'],
  Component: Makers,
  guide,
})

function Makers({ slot }: ModuleProps) {
  return (
    <Section>
      <Page>
        <Ledger>
          {slot.heading && <Heading>{slot.heading}</Heading>}
          <ul>
            {slot.assets.map(({ id, eyebrow, heading, paragraph }) => (
              <li key={id}>
                {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
                <Heading as="h3" size="heading">
                  {heading}
                </Heading>
                {paragraph && (
                  <Prose>
                    <Html html={paragraph} />
                  </Prose>
                )}
              </li>
            ))}
          </ul>
        </Ledger>
      </Page>
    </Section>
  )
}
