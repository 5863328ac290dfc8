import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

/** The page for shoppers without their password. */
export const RESET_PATH = routes.passwordReset.href({})

/** The login page, which mails a code instead of asking for the password. */
export const CODE_PAGE = [routes.login.href({}), `${STEP_PARAMETER}=email`] as const
