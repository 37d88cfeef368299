/** Hands a text (or what came as a file) to the browser as a file to keep. */
export function saveFile({ fileName, mediaType, text }: { fileName: string; mediaType: string; text: string | Blob }) {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
