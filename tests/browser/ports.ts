/** Parallel runs need different ports, and so different state. The commerce service uses the next port. */
export const PORT = Number(process.env.BROWSER_TEST_PORT ?? 8901)
export const SANDBOX_PORT = PORT + 1

/** Where tests put an edge in front of the shop. */
export const EDGE_PORT = PORT + 2

/** Where the shop and the commerce service listen. */
export const SHOP = `http://127.0.0.1:${PORT}`
export const SANDBOX = `http://127.0.0.1:${SANDBOX_PORT}`
