SELECT roll, code, CASE WHEN marks IS NULL THEN 'absent' WHEN marks >= 40 THEN 'pass' WHEN marks >= 75 THEN 'distinction' ELSE 'fail' END FROM results;
