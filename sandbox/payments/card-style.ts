/** The shop's colors and shapes, so that the frame blends into the page. */
export const cardStyle = `
*, *::before, *::after { box-sizing: border-box }
:root { color-scheme: light }
html {
  font-family: Arial, 'Liberation Sans', Helvetica, sans-serif;
  line-height: 1.55; color: #1a312a; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
}
body { margin: 0; background: transparent }
h1, p, fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
h1 { font-size: clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem); line-height: 1.2; letter-spacing: -0.015em; font-weight: 600 }
.card { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(12rem, 40%)), 1fr)) }
.input { display: grid; gap: 0.25rem; align-content: start }
label { font-size: 0.9375rem; font-weight: 600 }
input {
  font: inherit; color: inherit; width: 100%; min-height: 2.75rem; padding: 0 1rem;
  border: 1px solid #857d6c; border-radius: 999px; background: #fffdf9; font-variant-numeric: tabular-nums;
}
input::placeholder { color: #55635b; opacity: 1 }
input[aria-invalid='true'] { border-color: #a1281d }
:focus-visible { outline: 2px solid #94501f; outline-offset: 1px; border-radius: 999px }
.hint { font-size: 0.8125rem; color: #55635b }
.error { font-size: 0.9375rem; font-weight: 600; color: #a1281d }
.error:empty, .brand:empty { display: none }
.row { position: relative }
.brand {
  position: absolute; inset-block: 0; inset-inline-end: 1rem; display: flex; align-items: center;
  font-size: 0.8125rem; font-weight: 600; color: #1f3c33; pointer-events: none;
}
.test { font-size: 0.8125rem; color: #55635b }
.bank { display: grid; gap: 0.75rem; padding: 1rem; border: 1px solid #ded4c2; border-radius: 10px; background: #fffdf9 }
.bank[hidden] { display: none }
.inset { display: grid; gap: 1rem; padding: 4px }
.whole { grid-column: 1 / -1 }
@media (forced-colors: active) { .brand { color: CanvasText } }
`

export const pageStyle = `
body { background: #faf6ee; padding: clamp(1.5rem, 6vw, 4rem) 1rem }
main { display: grid; gap: 1.5rem; max-width: 30rem; margin-inline: auto }
.mark { display: flex; align-items: center; gap: 0.6em; font-size: 1.25rem; font-weight: 600; letter-spacing: -0.015em }
.amp { color: #94501f; font-weight: 400 }
.head { display: grid; gap: 0.75rem }
.summary { padding: 0.75rem 1rem; border: 1px solid #a1281d; border-radius: 10px; background: #fffdf9; font-weight: 600; color: #a1281d }
form { display: grid; gap: 1.5rem; padding: clamp(1rem, 4vw, 1.5rem); border: 1px solid #ded4c2; border-radius: 10px; background: #fffdf9 }
.actions { display: grid; gap: 0.75rem; justify-items: center }
button {
  font: inherit; font-weight: 600; width: 100%; min-height: 2.75rem; padding: 0.5rem 1.5rem; cursor: pointer;
  border: 1px solid transparent; border-radius: 999px; background: #1f3c33; color: #fbf7ef; transition: background-color 150ms ease;
}
@media (hover: hover) { button:hover { background: #2f5849 } }
button:focus-visible { outline-offset: 3px }
a { color: inherit; font-weight: 600; text-underline-offset: 0.25em; padding-block: 0.5rem }
a:focus-visible { border-radius: 4px }
@media (forced-colors: active) { button { border-color: ButtonText } }
`
