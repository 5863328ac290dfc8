// Shared code sees only globals of both sides.

void URL

// @ts-expect-error -- of the browser
void document
// @ts-expect-error -- of the browser
void window
// @ts-expect-error -- of the browser
void localStorage
// @ts-expect-error -- of Node.js
void Buffer
// @ts-expect-error -- of Node.js
void process
