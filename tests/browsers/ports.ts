/** Parallel runs need different ports, and so different state. */
const PORT = Number(process.env.BROWSERS_TEST_PORT ?? 8951)

export const PORTS = {
  /** The front that browsers see. */
  front: PORT,
  /** The shop behind it. */
  shop: PORT + 1,
  sandbox: PORT + 2,
  /** The payment provider, as browsers see it. */
  payment: PORT + 3,
  /** Firefox listens here. */
  marionette: PORT + 4,
  /** A shop without TLS, and its commerce service. */
  plainShop: PORT + 5,
  plainSandbox: PORT + 6,
  /** WebKit's driver listens here. */
  webDriver: PORT + 7,
}

export const SHOP = `https://127.0.0.1:${PORTS.front}`
/** Another site than the shop, as in production. */
export const PAYMENT = `https://localhost:${PORTS.payment}`
