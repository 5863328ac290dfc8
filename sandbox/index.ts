import { app } from './app.ts'

export { Basket } from './basket.ts'

// oxlint-disable-next-line import/no-default-export -- the runtime expects a Worker's handlers there
export default app
