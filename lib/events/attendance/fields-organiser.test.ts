import { AskOrganiserLink, CancelEvent, RepeatEvent } from "@/lib/events/event/schemas";
import { testForm } from "@/lib/forms/test-form";
import { CANCEL, LOST_LINK, REPEAT } from "./fields-organiser";

testForm("REPEAT", { fields: REPEAT, schema: RepeatEvent });
testForm("CANCEL", { fields: CANCEL, schema: CancelEvent });
testForm("LOST_LINK", { fields: LOST_LINK, schema: AskOrganiserLink });
