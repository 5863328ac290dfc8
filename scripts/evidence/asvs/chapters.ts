import type { Chapter } from '../requirement.ts'
import { api } from './api.ts'
import { architecture } from './architecture.ts'
import { authentication } from './authentication.ts'
import { authorization } from './authorization.ts'
import { communication } from './communication.ts'
import { configuration } from './configuration.ts'
import { cryptography } from './cryptography.ts'
import { dataProtection } from './data-protection.ts'
import { encoding } from './encoding.ts'
import { files } from './files.ts'
import { frontend } from './frontend.ts'
import { logging } from './logging.ts'
import { oauth } from './oauth.ts'
import { sessions } from './sessions.ts'
import { tokens } from './tokens.ts'
import { validation } from './validation.ts'
import { webrtc } from './webrtc.ts'

/** OWASP ASVS 5.0.0, levels 1 and 2: every requirement, in our words, and what shows that the shop meets it. */
export const CHAPTERS: readonly Chapter[] = [
  encoding,
  validation,
  frontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  architecture,
  logging,
  webrtc,
]
