// Something made on this page, as a file on the reader's device.

export function keepFile(what: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(what)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
