import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ModuleProps } from '#client/content/modules/module.ts'
import { defineShopModule } from '#client/content/modules/shop-module.ts'
import { useAppContext } from '#client/kit/app-context.ts'
import { Html } from '#client/kit/html.tsx'
import { lazyCode } from '#client/kit/lazy-code.ts'
import { useHref } from '#client/kit/link.ts'
import { PlacementFields } from '#client/kit/forms/placement-fields.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { Page, Section, Stack } from '#client/ui/layout.tsx'
import { Eyebrow, Heading, Prose } from '#client/ui/text.tsx'
import { useMoney } from '#client/kit/money/use-money.ts'
import { routes } from '#shared/routes.ts'

import { Finder } from './look.tsx'

const guide = lazyCode(async () => (await import('./guide.ts')).giftFinderGuide)

/** For whom a gift is: the message says it, and another one is what the shop searches for. */
const PEOPLE = [
  { name: 'giftFinder.anyone', phrase: 'giftFinder.anyonePhrase' },
  { name: 'giftFinder.host', phrase: 'giftFinder.hostPhrase' },
  { name: 'giftFinder.cook', phrase: 'giftFinder.cookPhrase' },
  { name: 'giftFinder.teacher', phrase: 'giftFinder.teacherPhrase' },
  { name: 'giftFinder.tired', phrase: 'giftFinder.tiredPhrase' },
  { name: 'giftFinder.traveler', phrase: 'giftFinder.travelerPhrase' },
] as const

const FAMILIES = [
  { family: 'citrus', name: 'giftFinder.citrus' },
  { family: 'woods', name: 'giftFinder.woods' },
  { family: 'floral', name: 'giftFinder.floral' },
  { family: 'spice', name: 'giftFinder.spice' },
  { family: 'sea', name: 'giftFinder.sea' },
  { family: 'gourmand', name: 'giftFinder.gourmand' },
] as const

/** Upper ends of the price ranges that lists are refined by. */
const PRICES = [10, 20, 30, 50] as const

/** Three questions about a gift, whose answers are a search (spec 3 §2.5 has no such module). */
export const giftFinderModule = defineShopModule({ most: 1, Component: GiftFinder, guide })

function GiftFinder({ slot }: ModuleProps) {
  const [asset] = slot.assets
  const { eyebrow, heading, paragraph } = asset ?? {}
  return (
    <Section id={asset?.anchorId} ground="shade">
      <Page>
        <Stack gap="xl">
          <Stack gap="s">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading>
              {heading ?? slot.heading ?? <FormattedMessage tagName="span" id="giftFinder.title" />}
            </Heading>
            {paragraph && (
              <Prose>
                <Html html={paragraph} />
              </Prose>
            )}
          </Stack>
          <Questions />
        </Stack>
      </Page>
    </Section>
  )
}

function Questions() {
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const { placement, site, locale } = useAppContext()
  const upTo = (price: number) => money({ currency: site.currency, minorUnits: price * 100 })
  return (
    <Finder action={href(routes.search.href({}))} method="get">
      <PlacementFields fields={placement.formFields({ site, locale })} />
      <Question name="q" label={<FormattedMessage tagName="span" id="giftFinder.who" />}>
        {PEOPLE.map(({ name, phrase }) => (
          <option key={name} value={intl.formatMessage({ id: phrase })}>
            {intl.formatMessage({ id: name })}
          </option>
        ))}
      </Question>
      <Question name="family" label={<FormattedMessage tagName="span" id="giftFinder.family" />}>
        <option value="">{intl.formatMessage({ id: 'giftFinder.anyFamily' })}</option>
        {FAMILIES.map(({ family, name }) => (
          <option key={family} value={family}>
            {intl.formatMessage({ id: name })}
          </option>
        ))}
      </Question>
      <Question name="price" label={<FormattedMessage tagName="span" id="giftFinder.price" />}>
        <option value="">{intl.formatMessage({ id: 'giftFinder.anyPrice' })}</option>
        {PRICES.map((price) => (
          <option key={price} value={`(0..${price})`}>
            {intl.formatMessage({ id: 'giftFinder.under' }, { price: upTo(price) })}
          </option>
        ))}
      </Question>
      <Button type="submit" tone="primary">
        <FormattedMessage id="giftFinder.find" />
      </Button>
    </Finder>
  )
}

interface QuestionProps {
  name: string
  label: ReactNode
  children: ReactNode
}

function Question({ name, label, children }: QuestionProps) {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Select id={id} name={name}>
        {children}
      </Select>
    </Field>
  )
}
