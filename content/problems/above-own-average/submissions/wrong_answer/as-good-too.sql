SELECT r.roll, r.code, r.marks FROM results r WHERE r.marks >= (SELECT AVG(x.marks) FROM results x WHERE x.code = r.code);
