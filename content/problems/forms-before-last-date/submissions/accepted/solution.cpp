#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Form {
    string name;
    int work, last;
};

int main() {
    int n, day = 0, delay = 0;
    cin >> n;
    vector<Form> forms(n);
    for (Form &form : forms) cin >> form.name >> form.work >> form.last;
    stable_sort(forms.begin(), forms.end(), [](const Form &a, const Form &b) { return a.last < b.last; });
    for (const Form &form : forms) {
        day += form.work;
        delay = max(delay, day - form.last);
    }
    if (delay > 0) cout << "late by " << delay << '\n';
    else cout << "in time\n";
    for (const Form &form : forms) cout << form.name << ' ';
    cout << '\n';
}
