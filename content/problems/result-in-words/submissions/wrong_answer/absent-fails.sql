SELECT roll, code, CASE WHEN marks >= 75 THEN 'distinction' WHEN marks >= 40 THEN 'pass' ELSE 'fail' END FROM results;
