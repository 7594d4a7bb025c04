SELECT d.roll, d.marks, o.marks FROM results d JOIN results o ON o.roll = d.roll AND o.code = 'OS' WHERE d.code = 'DB' ORDER BY d.roll;
