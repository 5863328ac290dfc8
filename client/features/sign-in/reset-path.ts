import { routes } from '#shared/routes.ts'

/** The page for shoppers without their password. */
export const RESET_PATH = routes.accountSection.href({ section: 'reset' })
