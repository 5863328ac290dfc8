/** `fetch` for code outside this folder, which must not call `fetch` itself. */
export const externalFetch = (address: string, init: RequestInit) => fetch(address, init)
