type Endpoint = { example?: { params?: object; query?: object; body?: object } };
type Parameter = { name: string; in: "path" | "query" | "header"; value: unknown };

/** A call that is to be answered with `status`. */
export type ArazzoCall = {
  id: string;
  operationId: string;
  parameters: Parameter[];
  body?: object | undefined;
  /** How the body is sent; as JSON unless told. */
  contentType?: string;
  status: number;
};

/** Values of a path, query or header as parameters. */
export const parametersOf = (values: object | undefined, place: Parameter["in"]): Parameter[] =>
  Object.entries(values ?? {}).map(([name, value]: [string, unknown]) => ({ name, in: place, value }));

/** An endpoint's example as a call. */
export function exampleCall(endpoint: Endpoint, of: { operationId: string; status: number }): ArazzoCall {
  const { params, query, body } = endpoint.example ?? {};
  return {
    ...of,
    id: of.operationId,
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
    body,
  };
}

/** A description of `calls` in the Arazzo format, each a workflow of its own, with the key as its input. */
export function arazzo(calls: readonly ArazzoCall[], documentFile: string) {
  return {
    arazzo: "1.0.1",
    info: { title: "Every endpoint of Gona", version: "1.0.0" },
    sourceDescriptions: [{ name: "gona", type: "openapi", url: documentFile }],
    workflows: calls.map(({ id, operationId, parameters, body, contentType = "application/json", status }) => ({
      workflowId: id,
      inputs: { type: "object", properties: { key: { type: "string", format: "password" } } },
      steps: [
        {
          stepId: id,
          operationId,
          parameters: [
            ...(parameters.some(({ name }) => name === "X-API-KEY")
              ? []
              : [{ name: "X-API-KEY", in: "header", value: "$inputs.key" }]),
            ...parameters,
          ],
          ...(body && { requestBody: { contentType, payload: body } }),
          successCriteria: [{ condition: `$statusCode == ${status}` }],
        },
      ],
    })),
  };
}
