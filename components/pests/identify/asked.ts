/** What the page's address asks for: a crop and a farm to begin with, an organism to report. */
export type Asked = { cropId: number | null; farmId: number | null; organismId: number | null };

const idForm = /^[1-9]\d{0,8}$/;

/** Reads the page's address; what makes no sense is left out. */
export function readAsked(params: URLSearchParams): Asked {
  const id = (name: string) => {
    const text = params.get(name);
    return text !== null && idForm.test(text) ? Number(text) : null;
  };
  return { cropId: id("crop"), farmId: id("farm"), organismId: id("organism") };
}
