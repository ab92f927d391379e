import { testForm } from "@/lib/forms/test-form";
import { REPLY } from "./fields";
import { EditReply, WriteReply } from "./schemas";

testForm("REPLY", { fields: REPLY, schema: WriteReply });
testForm("REPLY, changed", { fields: REPLY, schema: EditReply, more: { revision: 1 } });
