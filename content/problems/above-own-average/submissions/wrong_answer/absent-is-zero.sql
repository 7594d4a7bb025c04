SELECT r.roll, r.code, r.marks FROM results r WHERE r.marks > (SELECT AVG(COALESCE(x.marks, 0)) FROM results x WHERE x.code = r.code);
