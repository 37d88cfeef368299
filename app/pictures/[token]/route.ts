import { servePicture } from "@/lib/earth/imagery/serve";

export const GET = servePicture;
