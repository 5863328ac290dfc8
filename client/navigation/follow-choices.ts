import { closest, isPlainClick } from '../kit/dom-events.ts'
import { focusHeading } from '../kit/document.ts'
import { destinationOf, type NavigationDependencies } from './destination.ts'
import { isNewerDeploy } from './browser-app-context.ts'
import { isStored } from './offline-navigation.tsx'
import { announceOffline } from '../kit/offline.ts'
import { viewOfDocument, placeOn, show, loadView } from './views.ts'

/**
 * In browsers without the Navigation API: shows another choice on the same page, such as a filter or a variant, without
 * loading a document, which would close the filters and start at the top.
 */
export function followChoices(dependencies: NavigationDependencies) {
  const { appContext, viewController, intl } = dependencies
  let shown = withoutHash(location.href)
  let following = new AbortController()

  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    if (!link || link.target || !isPlainClick(event) || !isChoice(link.href)) return
    event.preventDefault()
    void follow(link.href, event)
  })
  addEventListener('popstate', (event) => {
    if (withoutHash(location.href) !== shown) void follow(location.href, event)
  })

  const isChoice = (address: string) =>
    !address.includes('#') &&
    withoutHash(address) !== shown &&
    viewController.isAttached() &&
    !isNewerDeploy() &&
    destinationOf(address, appContext)?.path === destinationOf(shown, appContext)?.path

  async function giveUp(address: string) {
    if (navigator.onLine || (await isStored(address))) location.assign(address)
    else announceOffline(intl)
  }

  async function follow(address: string, event: Event) {
    following.abort()
    following = new AbortController()
    const { signal } = following
    const focused = document.activeElement
    const isBack = event.type === 'popstate'
    const destination = destinationOf(address, appContext)
    if (!destination) return location.assign(address)
    const kept = isBack ? viewOfDocument(destination, event, dependencies) : null
    const view = kept ?? (await loadView(destination, signal, dependencies))
    if (view === 'left') return
    if (typeof view === 'string') return giveUp(address)
    const restorePlace = await placeOn(destination, focused, dependencies)
    if (!isBack) history.pushState(null, '', address)
    shown = withoutHash(address)
    await show(view, dependencies)
    if (restorePlace) return restorePlace()
    if (!isBack) scrollTo(0, 0)
    focusHeading({ preventScroll: true })
  }
}

const withoutHash = (address: string) => address.split('#', 1)[0] ?? address
