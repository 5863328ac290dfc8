// Scripts of the cartridge see what their platform has, and nothing of browsers, Node or later editions of JavaScript.

void request
void customer

// @ts-expect-error -- of the browser
void document
// @ts-expect-error -- of the browser and of Node
void fetch
// @ts-expect-error -- of Node
void process
// @ts-expect-error -- of a later edition
void Promise
// @ts-expect-error -- of a later edition
void [1].includes(1)
