/** Hands the visitor a text as a file. */
export function downloadText(name: string, text: string): void {
  download(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Hands the visitor a file that came in base64. */
export function downloadBase64(file: { filename: string; contentType: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
  download(file.filename, new Blob([bytes], { type: file.contentType }));
}

function download(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
