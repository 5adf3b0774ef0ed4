/** What the page hands to the disk. Nothing of it is sent anywhere. */
export function handOutBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
