import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import * as v from 'valibot'

import { AppContext, type AppContextValue, type ShellMarkup } from '#client/kit/app-context.ts'
import { loadedPreferences } from '#client/preferences/queries.ts'
import { loadedNavigation } from '#client/listing/navigation-query.ts'
import { MenuCategories } from '#client/shell/menu-categories.tsx'
import { PickupBar } from '#client/shell/pickup-bar.tsx'
import {
  loadedShellSlots,
  SHELL_SLOTS,
  type ShellPart,
  type ShellSlot,
  hasPickupBar,
} from '#client/shell/shell-data.ts'
import { SHELL_PARTS } from '#client/shell/shell-parts.ts'
import type { Slot } from '#shared/content/content.ts'
import { TrustedHtml } from '#shared/text/html.ts'

import { intlFor } from './intl.ts'
import { renderMarkup } from './render-markup.ts'

const decoder = new TextDecoder()

const NOTHING = v.parse(TrustedHtml, '')

/** Navigation and slots belong to one site and locale, and are the same objects for as long as they are cached. */
const markupByData = new WeakMap<object, TrustedHtml>()

/**
 * The markup of the shell's links. These are over a hundred on every page, and for a small page they are most of
 * the rendering cost.
 */
export async function shellMarkup(
  queryClient: QueryClient,
  appContext: AppContextValue,
): Promise<ShellMarkup> {
  const { catalog } = appContext
  const navigation = loadedNavigation(queryClient, catalog)
  const slots = loadedShellSlots(queryClient, catalog)
  const renderLinks = async (data: object | undefined, content: ReactNode) =>
    data && (markupByData.get(data) ?? render(data, content, appContext))
  const findSlot = (part: ShellSlot) => slots?.find(({ id }) => id === SHELL_SLOTS[part])
  const announcements = findSlot('announcement')
  const ofSlot = (part: Exclude<ShellPart, 'pickup'>, otherwise?: Slot) => {
    const slot = findSlot(part)
    const Part = SHELL_PARTS[part]
    return renderLinks(slot ?? otherwise, <Part slot={slot} announcements={announcements} />)
  }
  const preferences = loadedPreferences(queryClient, catalog)
  const pickup = hasPickupBar(preferences) ? findSlot('pickup') : undefined
  return {
    menu: await renderLinks(navigation, navigation && <MenuCategories navigation={navigation} />),
    // All slots are loaded together, so one of them stands for both.
    promotions: await ofSlot('promotions', announcements),
    // An empty bar is an answer, too: the page must not look for another one.
    pickup: (await renderLinks(pickup, <PickupBar slot={pickup} />)) ?? NOTHING,
    social: await ofSlot('social'),
    columns: await ofSlot('columns'),
    legal: await ofSlot('legal'),
  }
}

async function render(data: object, content: ReactNode, appContext: AppContextValue) {
  const rendered = await renderMarkup(
    <AppContext value={appContext}>
      <RawIntlProvider value={intlFor(appContext.locale)}>{content}</RawIntlProvider>
    </AppContext>,
  )
  const markup = v.parse(TrustedHtml, decoder.decode(await rendered.bytes()))
  markupByData.set(data, markup)
  return markup
}
