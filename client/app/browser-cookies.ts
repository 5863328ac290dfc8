import { ifAllowed } from './if-allowed.ts'

/** The `Cookie` header that scripts may see. Empty where cookies are blocked. */
export const browserCookies = () => ifAllowed(() => document.cookie) ?? ''
