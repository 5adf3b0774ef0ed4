/** Downloads. No data leaves the device. */
export function handOutBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
