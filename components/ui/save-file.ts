/** Hands a text to the browser as a file to keep. */
export function saveFile({ fileName, mediaType, text }: { fileName: string; mediaType: string; text: string }) {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
