import { spawnSync } from 'node:child_process'

const CONFIG = 'tests/vitest.config.ts'

// Vite would bundle the configuration with the files of the default shop.
const { status } = spawnSync(
  'vitest',
  [
    'run',
    `--config=${CONFIG}`,
    '--configLoader=native',
    '--project=shop',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
