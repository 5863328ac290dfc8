/**
 * Sends a request to the test control of the commerce service.
 * @param path below `/test-control`
 * @throws {Error} if the service rejects it
 */
export async function sendControl(
  origin: string,
  { method, path, body }: { method: string; path: string; body?: unknown },
): Promise<Response> {
  const response = await fetch(`${origin}/test-control${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}`)
  return response
}
