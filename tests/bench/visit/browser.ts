import { chromium } from '@playwright/test'

import { systemChromium } from '../../../scripts/chromium.ts'

/** Chromium's path, and the arguments that make it trust the shop's certificate. */
export interface Browser {
  path: string
  args: string[]
}

export const browserFor = (spkiHash: string): Browser => ({
  path: systemChromium() ?? chromium.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    `--ignore-certificate-errors-spki-list=${spkiHash}`,
  ],
})
