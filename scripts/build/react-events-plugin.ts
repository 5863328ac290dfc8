import { rewritePlugin } from './rewrite-plugin.ts'

/** The events that components listen to, as React names them, besides `blur`, `change` and `focus`. */
export const HEARD = [
  'click',
  'close',
  'input',
  'keyDown',
  'mouseDown',
  'paste',
  'pointerCancel',
  'pointerDown',
  'pointerMove',
  'pointerOut',
  'pointerOver',
  'pointerUp',
  'submit',
  'toggle',
]

const file = '/react-dom-client.production.js'

/**
 * React listens to about 85 events of the page, twice each, and dispatches every one of them to components: about 15 for
 * a tap. Here it listens to those that components use. `tests/repo/react-events.test.ts` fails if one uses another.
 */
export const reactEventsPlugin = () =>
  rewritePlugin('vitrine-react-events', [
    {
      file,
      pattern: /"abort auxClick [\w ]+"(?=\.split\()/,
      replacement: `"${HEARD.join(' ')}"`,
    },
    { file, pattern: /^simpleEventPluginEvents\.push\("scrollEnd"\);$/m, replacement: '' },
    {
      file,
      pattern: /^registerSimpleEvent\((?:ANIMATION|TRANSITION|"dblclick").*;$/gm,
      replacement: '',
    },
    { file, pattern: /^registerDirectEvent\("onMouse.*;$/gm, replacement: '' },
    {
      file,
      pattern: /^registerTwoPhaseEvent\(\s*"on(?:BeforeInput|Composition|Select)[\s\S]*?\);$/gm,
      replacement: '',
    },
    // The others serve browsers without the event `input`.
    {
      file,
      pattern: '"change click focusin focusout input keydown keyup selectionchange"',
      replacement: '"change click focusin focusout input"',
    },
    {
      file,
      pattern: 'listenToNativeEvent("selectionchange", !1, ownerDocument)',
      replacement: '0',
    },
  ])
