#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<long> numbers{istream_iterator<long>(cin), istream_iterator<long>()};
    cout << "sum " << accumulate(numbers.begin(), numbers.end(), 0L) << endl;
}
