import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  build: { sourcemap: false },
  plugins: [cloudflare({ configPath: 'wrangler.toml', inspectorPort: false })],
})
