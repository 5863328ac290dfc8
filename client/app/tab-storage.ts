import { ifAllowed } from './if-allowed.ts'

/** Stores a text until the tab is closed. Does nothing in a browser that blocks storage. */
export function writeTab(key: string, text: string) {
  ifAllowed(() => sessionStorage.setItem(key, text))
}

export const readTab = (key: string) => ifAllowed(() => sessionStorage.getItem(key)) ?? null

export function removeTab(key: string) {
  ifAllowed(() => sessionStorage.removeItem(key))
}

export function clearTab() {
  ifAllowed(() => sessionStorage.clear())
}
