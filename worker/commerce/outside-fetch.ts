/** Another machine, for whoever may ask one: only what stands in this folder does so by itself. */
export const outsideFetch = (address: string, init: RequestInit) => fetch(address, init)
