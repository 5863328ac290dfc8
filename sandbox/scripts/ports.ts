import { createServer } from 'node:net'

/** The port that a variable of the environment names; ends the command when it names none. */
export function portFrom(name: string, fallback: number) {
  const text = process.env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  return giveUp(`${name} is "${text}", which is not a port.`)
}

/** Ends the command with one sentence when something else listens on the port. */
export function requireFree(name: string, wanted: number) {
  return new Promise<void>((free) => {
    const probe = createServer()
    probe.once('error', () =>
      giveUp(`Port ${wanted} is in use; set ${name} to another one, or end what listens there.`),
    )
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => free()))
  })
}

export function giveUp(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}
