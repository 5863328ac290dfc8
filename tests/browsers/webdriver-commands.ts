/**
 * The commands of W3C WebDriver that the tests use, as HTTP sends them and as Firefox's own protocol names them.
 * In a path, `:id` stands for the parameter of that name.
 */
export const COMMANDS = {
  navigate: { method: 'POST', path: '/url', marionette: 'Navigate' },
  address: { method: 'GET', path: '/url', marionette: 'GetCurrentURL' },
  back: { method: 'POST', path: '/back', marionette: 'Back' },
  execute: { method: 'POST', path: '/execute/sync', marionette: 'ExecuteScript' },
  findAll: { method: 'POST', path: '/elements', marionette: 'FindElements' },
  text: { method: 'GET', path: '/element/:id/text', marionette: 'GetElementText' },
  isDisplayed: {
    method: 'GET',
    path: '/element/:id/displayed',
    marionette: 'IsElementDisplayed',
  },
  click: { method: 'POST', path: '/element/:id/click', marionette: 'ElementClick' },
  type: { method: 'POST', path: '/element/:id/value', marionette: 'ElementSendKeys' },
  act: { method: 'POST', path: '/actions', marionette: 'PerformActions' },
  enterFrame: { method: 'POST', path: '/frame', marionette: 'SwitchToFrame' },
  windowRect: { method: 'POST', path: '/window/rect', marionette: 'SetWindowRect' },
  screenshot: { method: 'GET', path: '/screenshot', marionette: 'TakeScreenshot' },
} as const satisfies Record<string, { method: string; path: `/${string}`; marionette: string }>

export type Command = keyof typeof COMMANDS
export type Parameters = Record<string, unknown>

/** A session of a browser. */
export interface WebDriver {
  send(command: Command, parameters?: Parameters): Promise<unknown>
  quit(): Promise<void>
}

/** An error with the code that W3C WebDriver defines, such as `stale element reference`. */
export class WebDriverError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** The member that holds the reference of an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
