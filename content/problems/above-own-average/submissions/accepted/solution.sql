SELECT r.roll, r.code, r.marks
FROM results AS r
WHERE r.marks > (SELECT AVG(x.marks) FROM results AS x WHERE x.code = r.code);
