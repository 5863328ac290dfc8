import { initWasm, Resvg } from '@resvg/resvg-wasm'
import resvg from '@resvg/resvg-wasm/index_bg.wasm'

let started: Promise<void> | undefined

/** A drawing as PNG, `width` pixels wide. */
export async function rasterize(svg: string, width: number): Promise<ArrayBuffer> {
  started ??= initWasm(resvg)
  await started
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  const image = drawing.render()
  try {
    return new Uint8Array(image.asPng()).buffer
  } finally {
    image.free()
    drawing.free()
  }
}
