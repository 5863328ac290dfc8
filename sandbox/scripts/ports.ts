import { createServer } from 'node:net'

/** Reads a port from an environment variable. Exits if its value is not a valid port. */
export function portFrom(name: string, fallback: number) {
  const text = process.env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  return giveUp(`${name} is "${text}", which is not a port.`)
}

/** Exits with an error message if the port is in use. */
export function requireFree(name: string, wanted: number) {
  return new Promise<void>((free) => {
    const probe = createServer()
    probe.once('error', () =>
      giveUp(
        `Port ${wanted} is in use; set ${name} to another port, or stop the process that uses it.`,
      ),
    )
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => free()))
  })
}

export function giveUp(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}
