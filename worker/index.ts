import { createApp } from './app.ts'
import { Operations } from './operations/operations.ts'

export default createApp()
export { Operations }
