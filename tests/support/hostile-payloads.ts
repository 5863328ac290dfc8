/** The global property that a payload sets when it runs; undefined before. */
export const CANARY = '__x'

const RUN = `window.${CANARY}=1`
const TAB = '\t'
const NUL = '\0'
const LINE_SEPARATOR = '\u2028'

/** Script elements in the spellings that a parser accepts. */
const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script type="module">${RUN}</script>`,
  `<script/anything>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<script>${RUN}`,
  `<script nonce="__NONCE__">${RUN}</script>`,
  `<script nonce="">${RUN}</script>`,
  `<script${NUL}>${RUN}</script>`,
  `<script>/*${LINE_SEPARATOR}*/${RUN}</script>`,
  `<template><script>${RUN}</script></template>`,
  `<p>text</p><!--><script>${RUN}</script>-->`,
]

/** Event handlers, most of which fire without interaction: on load, error, focus, toggle or animation. */
const HANDLERS = [
  `<img src=x onerror="${RUN}">`,
  `<img src=x onerror=${RUN}//`,
  `<img src=x ONERROR="${RUN}">`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src="x"onerror="${RUN}">`,
  `<img src=x on${NUL}error="${RUN}">`,
  `<img src=x alt="\`><script>${RUN}</script>" onerror='${RUN}'>`,
  `<img src=x onerror="&#119;indow.${CANARY}=1">`,
  `<img src=x onerror="${RUN}" <p>`,
  `<img src="/missing" srcset="x 1x" onerror="${RUN}">`,
  `<body onload="${RUN}">`,
  `<details open ontoggle="${RUN}"><summary>more</summary></details>`,
  `<input autofocus onfocus="${RUN}">`,
  `<a href="#" autofocus tabindex=1 onfocus="${RUN}">here</a>`,
  `<video autoplay onerror="${RUN}"><source onerror="${RUN}"></video>`,
  `<audio src=x onerror="${RUN}"></audio>`,
  `<marquee onstart="${RUN}">sale</marquee>`,
  `<div style="animation:x 1s" onanimationstart="${RUN}">sale</div>`,
  `<custom-element onclick="${RUN}" tabindex=1>sale</custom-element>`,
]

/** URLs that run code when followed, or at once when embedded. */
const ADDRESSES = [
  `<a href="javascript:${RUN}">here</a>`,
  `<a href="JaVaScRiPt:${RUN}">here</a>`,
  `<a href="java${TAB}script:${RUN}">here</a>`,
  `<a href="java\nscript:${RUN}">here</a>`,
  `<a href="&#1;javascript:${RUN}">here</a>`,
  `<a href="javascript&colon;${RUN}">here</a>`,
  `<a href="&#106;avascript:${RUN}">here</a>`,
  `<a href="&#x6A&#x61vascript:${RUN}">here</a>`,
  `<a href=" ${NUL}javascript:${RUN}">here</a>`,
  `<a href="vbscript:${RUN}">here</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">here</a>`,
  `<a href="blob:https://shop.example/${RUN}">here</a>`,
  `<a href="view-source:javascript:${RUN}">here</a>`,
  `<a href="\\\\evil.example" target="_blank">here</a>`,
  `<area href="javascript:${RUN}" shape="default">`,
  `<img src="javascript:${RUN}">`,
  `<img srcset="javascript:${RUN} 1x, data:image/svg+xml,<svg/onload=${RUN}> 2x">`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<iframe src="javascript:parent.${CANARY}=1"></iframe>`,
  `<iframe srcdoc="<script>parent.${CANARY}=1</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${CANARY}=1&gt;">`,
]

/** Forms, and elements that redirect the page or its relative addresses. */
const PAGE_CONTROL = [
  `<base href="https://evil.example/">`,
  `<base target="_blank" href="javascript:${RUN}//">`,
  `<meta http-equiv="refresh" content="0;url=data:text/html,<script>${RUN}</script>">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<link rel="import" href="data:text/html,<script>${RUN}</script>">`,
  `<form action="javascript:${RUN}"><button autofocus>go</button></form>`,
  `<form id="f"></form><button form="f" formaction="javascript:${RUN}">go</button>`,
  `<isindex action="javascript:${RUN}" type="image">`,
  `<style>@import "https://evil.example/x.css"; * { display: none }</style>`,
  `<div style="position:fixed;inset:0;background:url(javascript:${RUN})">sale</div>`,
]

/** SVG and MathML, which have their own parsing rules. */
const FOREIGN = [
  `<svg onload="${RUN}"></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="20">here</text></a></svg>`,
  `<svg><animate attributeName="href" values="javascript:${RUN}" begin="0s" onbegin="${RUN}"/></svg>`,
  `<svg><foreignObject><img src=x onerror="${RUN}"></foreignObject></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<svg><style><img src=x onerror="${RUN}"></style></svg>`,
  `<svg><![CDATA[</svg><img src=x onerror="${RUN}">]]></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<math href="javascript:${RUN}">here</math>`,
  `<math><mi><img src=x onerror="${RUN}"></mi></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${RUN}"></annotation-xml></math>`,
]

/** Markup that changes its meaning when it is parsed a second time. */
const MUTATING = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<style><p title="</style><img src=x onerror=${RUN}>"></style>`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<iframe><p title="</iframe><img src=x onerror=${RUN}>"></iframe>`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<select><template><img src=x onerror="${RUN}"></template></select>`,
  `<select><style></select><img src=x onerror=${RUN}></style>`,
  `<table><template><tr><td><script>${RUN}</script></td></tr></template></table>`,
  `<a href="#"><table><td><a href="javascript:${RUN}"><b>x</td></table></b>`,
  `<b><p><i></b><img src=x onerror=${RUN}></p></i>`,
  `<!--<img src="--><img src=x onerror=${RUN}//">`,
  `<!-- --!><img src=x onerror=${RUN}> -->`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${RUN}>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
]

/** Markup that closes or hides surrounding elements, or shadows global names. */
const BREAK_OUTS = [
  `</div></div></main></body></html><script>${RUN}</script>`,
  `</p></section></template></noscript><img src=x onerror=${RUN}>`,
  `<table><tr><td></div></td></tr>`,
  `<div><div><div><p title='`,
  `<img src="x`,
  `<!-- never closed`,
  `<form id="body"><input name="attributes"><input name="children"></form>`,
  `<a id="${CANARY}"></a><a id="${CANARY}" name="y" href="clobber:1"></a>`,
  `<img name="getElementById"><img id="root"><div id="content"></div>`,
  `<textarea>`,
  `<select><option>`,
  `${'<div>'.repeat(150)}<img src=x onerror=${RUN}>`,
]

/** More than 64 known content attacks. None may run code or break the page around it. */
export const HOSTILE_PAYLOADS: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...PAGE_CONTROL,
  ...FOREIGN,
  ...MUTATING,
  ...BREAK_OUTS,
]
