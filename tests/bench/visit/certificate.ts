import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const REQUEST =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'

/** A certificate for 127.0.0.1, made for one run, with the hash that lets Chromium trust it. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const options = [...REQUEST.split(' '), '-keyout', keyFile, '-out', certFile]
    execFileSync('openssl', options, { stdio: ['ignore', 'ignore', 'pipe'] })
    const cert = readFileSync(certFile, 'utf8')
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const spkiHash = createHash('sha256').update(publicKey).digest('base64')
    return { key: readFileSync(keyFile, 'utf8'), cert, spkiHash }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
